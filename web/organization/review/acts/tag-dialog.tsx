import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { changeTags, listTags } from '#contract/review/tags.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { CheckboxGroup } from '#web/ui/fields/checkbox-group.tsx'
import { SegmentedControl } from '#web/ui/fields/segmented-control.tsx'
import { TagMark } from '../tag-mark.tsx'
import { toggled } from '../toggled.ts'
import { ActDialog } from './act-dialog.tsx'
import { type ActDialogProps, countOf } from './act-target.ts'
import { NewTag } from './new-tag.tsx'
import { useActOnApplications } from './use-act-on-applications.ts'
import { useTellDone } from './use-tell-done.ts'

const ways = ['add', 'remove'] as const
type Way = (typeof ways)[number]

/** Puts tags on applications, or takes them off. A tag that is missing is made here. */
export function TagDialog(on: ActDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const tellDone = useTellDone(on.formId)
  const [way, setWay] = useState<Way>('add')
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
      tellDone({ answer, title: t('acts.tag.done', { count: answer.changed, way }), canUndo: true })
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
      <SegmentedControl
        name="way"
        label={t('acts.tag.way')}
        value={way}
        options={ways.map((value) => ({ value, label: t('acts.tag.ways', { way: value }) }))}
        onChange={({ target }) => setWay(ways.find((one) => one === target.value) ?? 'add')}
      />
      <CheckboxGroup
        name="tags"
        label={t('label.tags')}
        {...(data?.items.length === 0 && { help: t('acts.tag.none') })}
        options={(data?.items ?? []).map(({ id, count, isExact, ...tag }) => ({
          value: id,
          label: <TagMark {...tag} />,
          checked: tags.includes(id),
          count: isExact ? String(count) : t('list.atLeast', { count: String(count) }),
        }))}
        onChange={({ target }) => setTags(toggled(tags, target.value, target.checked))}
      />
      {way === 'add' && data?.can.change && <NewTag onMade={(id) => setTags((chosen) => [...chosen, id])} />}
    </ActDialog>
  )
}
