import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Call } from '#contract/call.ts'
import { changeMemberTags } from '#contract/communities/member-tags.ts'
import { listTags } from '#contract/review/tags.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { ActDialog } from '../../desk/acts/act-dialog.tsx'
import { countOf, type MembersTarget } from '../../desk/acts/act-target.ts'
import { useTrialAct } from '../../desk/acts/use-trial-act.ts'
import { TagChoice, type TagWay } from '../../review/acts/tags/tag-choice.tsx'

interface TagMembersProps {
  readonly communityId: string
  readonly target: MembersTarget
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Puts tags on members, or takes them off. */
export function TagMembers({ communityId, target, onClose, onDone }: TagMembersProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const own = useTexts('org_communities')
  const { myId: companyId } = useMe()
  const [way, setWay] = useState<TagWay>('add')
  const [tags, setTags] = useState<readonly string[]>([])
  const chosen = { [way]: [...tags] }
  const run = useTrialAct<Call, object>(
    changeMemberTags,
    { target: { companyId, communityId, ...target }, changes: 'communities' },
    tags.length > 0 ? chosen : undefined,
  )
  const { data } = useQuery({
    queryKey: [listTags.path, { companyId }],
    queryFn: () => askInBrowser(listTags, { companyId }),
  })
  const send = () =>
    void run.doIt(chosen, (answer) => {
      onClose()
      onDone()
      const { changed } = answer as { changed: number }
      showToast({ tone: 'success', title: own('tag.done', { count: changed, way }) })
    })
  return (
    <ActDialog
      title={t('acts.tag.title', { count: countOf(target) })}
      target={target}
      run={run}
      toPeople
      seen={t('acts.tag.seen')}
      submit={t('acts.tag.submit', { way })}
      canSubmit={tags.length > 0}
      onSubmit={send}
      onClose={onClose}
    >
      <TagChoice way={way} onWay={setWay} tags={tags} onTags={setTags} known={data} />
    </ActDialog>
  )
}
