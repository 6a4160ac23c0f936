import type { CandidateDocument } from '#contract/candidates/candidate-documents.ts'
import type { DocumentCategory } from '#contract/data/data.ts'

/** The categories in the order in which applications ask for them. */
export const categories: readonly DocumentCategory[] = [
  'education',
  'identity',
  'family_income',
  'status',
  'health',
  'legal',
  'career',
  'bank',
  'other',
]

interface Group {
  readonly category: DocumentCategory
  readonly documents: readonly CandidateDocument[]
}

/**
 * The documents by category, within each in the server's order (by type, the newest first). Empty categories are left
 * out.
 */
export function inGroups(documents: readonly CandidateDocument[]): readonly Group[] {
  const groups = Map.groupBy(documents, ({ category }) => category)
  return categories.flatMap((category) => {
    const found = groups.get(category)
    return found ? [{ category, documents: found }] : []
  })
}
