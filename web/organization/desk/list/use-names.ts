import { listAssignees } from '#contract/review/assignments.ts'
import { listTags, type Tag } from '#contract/review/tags.ts'
import { listViews, type View } from '#contract/review/views.ts'
import { optionalQuery } from '#web/queries/answers.ts'
import { useOptionalAnswer } from '#web/queries/page-queries.ts'

/** The names shown in a list: tags, members and views. */
export const namesOf = (companyId: string, formId: string | undefined) => {
  const ids = { companyId, formId: formId ?? '' }
  return [tagsOf(companyId), membersOf(ids), viewsOf(ids)] as const
}

const tagsOf = (companyId: string) => optionalQuery(listTags, { companyId })
const membersOf = (ids: { companyId: string; formId: string }) => optionalQuery(listAssignees, ids)
const viewsOf = (ids: { companyId: string; formId: string }) => optionalQuery(listViews, ids)

export interface Names {
  readonly tags: readonly Tag[]
  readonly members: readonly { readonly accountId: string; readonly name: string }[]
  readonly views: readonly View[]
}

/** Empty until loaded: the list is usable without them. */
export function useNames(companyId: string, formId: string): Names {
  const ids = { companyId, formId }
  const tags = useOptionalAnswer(tagsOf(companyId))
  const members = useOptionalAnswer(membersOf(ids))
  const views = useOptionalAnswer(viewsOf(ids))
  return { tags: tags?.items ?? [], members: members?.items ?? [], views: views?.items ?? [] }
}
