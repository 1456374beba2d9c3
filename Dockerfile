# The image of a bank: what `npm run release` copies, run by a user without rights. The database is another one's: see compose.yaml.
FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
COPY scripts/runtime/package.json scripts/runtime/package-lock.json scripts/runtime/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run release -- /release

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /tulpar
COPY --from=build /release ./
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT ?? 8080) + '/livez').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-old-space-size=1024", "dist/bank/main.mjs"]
