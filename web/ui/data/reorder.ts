/** The list with the moved items, in their own order, put before or after another. */
export function reorder(
  ids: readonly string[],
  moved: ReadonlySet<string>,
  target: string,
  where: 'before' | 'after',
): string[] {
  if (moved.has(target)) return [...ids]
  const staying = ids.filter((id) => !moved.has(id))
  const at = staying.indexOf(target) + (where === 'after' ? 1 : 0)
  return [...staying.slice(0, at), ...ids.filter((id) => moved.has(id)), ...staying.slice(at)]
}
