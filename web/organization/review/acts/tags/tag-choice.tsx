import type { Dispatch, SetStateAction } from 'react'
import type { Output } from '#contract/call.ts'
import type { listTags } from '#contract/review/tags.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { CheckboxGroup } from '#web/ui/fields/checkbox-group.tsx'
import { SegmentedControl } from '#web/ui/fields/segmented-control.tsx'
import { TagMark } from '../../../desk/tag-mark.tsx'
import { toggled } from '../../../desk/toggled.ts'
import { NewTag } from './new-tag.tsx'

const ways = ['add', 'remove'] as const
export type TagWay = (typeof ways)[number]

interface TagChoiceProps {
  readonly way: TagWay
  readonly onWay: (way: TagWay) => void
  readonly tags: readonly string[]
  readonly onTags: Dispatch<SetStateAction<readonly string[]>>
  readonly known: Output<typeof listTags> | undefined
  /** Shows the number of applications of each tag */
  readonly counts?: boolean
}

/** Chooses the tags to add or remove; a missing tag can be created here. */
export function TagChoice({ way, onWay, tags, onTags, known, counts = false }: TagChoiceProps) {
  const t = useTexts('org_candidate_list_and_detail')
  return (
    <>
      <SegmentedControl
        name="way"
        label={t('acts.tag.way')}
        value={way}
        options={ways.map((value) => ({ value, label: t('acts.tag.ways', { way: value }) }))}
        onChange={({ target }) => onWay(ways.find((one) => one === target.value) ?? 'add')}
      />
      <CheckboxGroup
        name="tags"
        label={t('label.tags')}
        {...(known?.items.length === 0 && { help: t('acts.tag.none') })}
        options={(known?.items ?? []).map(({ id, count, isExact, ...tag }) => ({
          value: id,
          label: <TagMark {...tag} />,
          checked: tags.includes(id),
          ...(counts && { count: isExact ? String(count) : t('list.atLeast', { count: String(count) }) }),
        }))}
        onChange={({ target }) => onTags(toggled(tags, target.value, target.checked))}
      />
      {way === 'add' && known?.can.change && <NewTag onMade={(id) => onTags((chosen) => [...chosen, id])} />}
    </>
  )
}
