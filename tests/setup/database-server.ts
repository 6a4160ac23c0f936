/** The parameters for cloning a database: a server, its template, and this run's number for the clones' names. */
export interface DatabaseServer {
  url: string
  template: string
  run: number
}
