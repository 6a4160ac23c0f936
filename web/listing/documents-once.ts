/**
 * A document that is asked for under several conditions, each in an entry of its own: once, with all of its conditions.
 * Entries are alike by what a candidate reads of them.
 */
export function documentsOnce<D>(documents: readonly D[], alike: (document: D) => readonly unknown[]) {
  const groups = Map.groupBy(documents, (document) => JSON.stringify(alike(document)))
  return [...groups.values()].flatMap((all) => all.slice(0, 1).map((document) => ({ document, all })))
}
