export const POINTS_PATH = '/my-qr-list';
export const NEW_POINT_PATH = `${POINTS_PATH}/new`;
export const POINT_ARCHIVE_PATH = '/archive';

export function pointPath(id: string): string {
  return `${POINTS_PATH}/${id}`;
}

/** Till of a point, which its code names too. */
export function tillPath(hash: string): string {
  return `${POINTS_PATH}/${hash}/till`;
}

export function posterPath(hash: string): string {
  return `${POINTS_PATH}/${hash}/poster`;
}

export function pointStatementPath(id: string): string {
  return `/qr/qr-statement?point=${id}`;
}
