import type { ResultGroup } from '#contract/results/publishing.ts'
import { useTexts } from '#web/texts/texts.tsx'

type Named = Pick<ResultGroup, 'decision' | 'viewId' | 'name'>

/** The key of a group in addresses and drafts: its decision, or its view's id. */
export const keyOfGroup = ({ decision, viewId }: Pick<Named, 'decision' | 'viewId'>) => viewId ?? decision ?? ''

/** The name of a group; undefined for a view that was deleted since. */
export function useGroupName() {
  const t = useTexts('org_candidate_list_and_detail')
  return ({ decision, name }: Named) =>
    decision ? t('results.group', { decision }) : (name ?? t('results.group.gone'))
}
