import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { changeTags, listTags } from '#contract/review/tags.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ActDialog } from '../../desk/acts/act-dialog.tsx'
import { type ActDialogProps, countOf } from '../../desk/acts/act-target.ts'
import { useActOnApplications } from '../../desk/acts/use-act-on-applications.ts'
import { useShowDone } from '../../desk/acts/use-tell-done.ts'
import { TagChoice, type TagWay } from './tags/tag-choice.tsx'

/** Adds tags to applications, or removes them; a missing tag can be created here. */
export function TagDialog(on: ActDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const showDone = useShowDone(on.formId)
  const [way, setWay] = useState<TagWay>('add')
  const [tags, setTags] = useState<readonly string[]>([])
  const chosen = { [way]: [...tags] }
  const run = useActOnApplications(changeTags, on, tags.length > 0 ? chosen : undefined)
  const { data } = useQuery({
    queryKey: [listTags.path, { companyId }],
    queryFn: () => askInBrowser(listTags, { companyId }),
  })

  function send() {
    void run.doIt(chosen, (answer) => {
      on.onClose()
      on.onDone?.()
      showDone({ answer, title: t('acts.tag.done', { count: answer.changed, way }), canUndo: true })
    })
  }

  return (
    <ActDialog
      title={t('acts.tag.title', { count: countOf(on.target) })}
      target={on.target}
      run={run}
      seen={t('acts.tag.seen')}
      submit={t('acts.tag.submit', { way })}
      canSubmit={tags.length > 0}
      onSubmit={send}
      onClose={on.onClose}
    >
      <TagChoice way={way} onWay={setWay} tags={tags} onTags={setTags} known={data} counts />
    </ActDialog>
  )
}
