/** The rows from one to another, both included, whichever comes first; the other alone where the one is not among them. */
export function rowsBetween(ids: readonly string[], from: string | undefined, to: string): readonly string[] {
  const [start, end] = [ids.indexOf(from ?? ''), ids.indexOf(to)].sort((one, other) => one - other) as [number, number]
  return start < 0 ? [to] : ids.slice(start, end + 1)
}
