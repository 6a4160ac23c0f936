/** The environment for PostgreSQL without ours: PGDATA, PGPORT and the like would change what it does. */
export function environment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8', TZ: 'UTC' }
}
