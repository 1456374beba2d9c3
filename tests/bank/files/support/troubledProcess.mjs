process.on('message', ({ input }) => {
  switch (input.format) {
    case 'hang':
      for (;;);
    case 'abort':
      return process.abort();
    case 'fill': {
      const kept = [];
      for (;;) {
        kept.push(Array.from({ length: 100_000 }, (_, index) => ({ index })));
      }
    }
    case 'throw':
      return process.send({ failure: 'There is no picture', cpuMs: 0 });
    case 'settings':
      return process.send({ output: Object.keys(process.env), cpuMs: 0 });
    default:
      return process.send({ output: process.pid, cpuMs: 0 });
  }
});
