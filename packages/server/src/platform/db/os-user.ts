import fs from 'node:fs';
import path from 'node:path';

export interface OsUser {
  uid: number;
  gid: number;
}

/** The user PostgreSQL runs as when we are root, which it refuses; nothing when we are somebody else. */
export function unprivilegedUser(): OsUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const rows = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const row = rows.find(([name]) => name === 'postgres') ?? rows.find(([name]) => name === 'nobody');
  if (!row) throw new Error('Running as root needs an operating system user "postgres" or "nobody"');
  return { uid: Number(row[2]), gid: Number(row[3]) };
}

/** Whether the user may pass through every folder down to this one. */
export function reachableBy(user: OsUser, folder: string): boolean {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    if (fs.existsSync(at)) {
      const { mode, uid, gid } = fs.statSync(at);
      const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
      if (!(mode & bit)) return false;
    }
    if (at === path.dirname(at)) return true;
  }
}
