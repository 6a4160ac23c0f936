import type { ResultGroup } from '#contract/results/publishing.ts'
import { useTexts } from '#web/texts/texts.tsx'

type Named = Pick<ResultGroup, 'decision' | 'viewId' | 'name'>

/** What a group is told apart by, in addresses and in what was written: its decision, or the id of its view. */
export const keyOfGroup = ({ decision, viewId }: Pick<Named, 'decision' | 'viewId'>) => viewId ?? decision ?? ''

/** How a group is called; a view that was deleted since has no name. */
export function useGroupName() {
  const t = useTexts('org_candidate_list_and_detail')
  return ({ decision, name }: Named) =>
    decision ? t('results.group', { decision }) : (name ?? t('results.group.gone'))
}
