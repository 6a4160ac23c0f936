import { useTexts } from '#web/texts/texts.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import styles from '../../../desk/list/filters-drawer.module.css'
import type { ListSearch } from '../../../desk/list/list-search.ts'
import type { Names } from '../../../desk/list/use-names.ts'
import { TagMark } from '../../../desk/tag-mark.tsx'
import type { CountOf } from './use-filter-counts.ts'

/** Filters by members' additions: assignment, tags and notes. */
export function TeamFilters({ now, names, countOf }: { now: ListSearch; names: Names; countOf: CountOf }) {
  const t = useTexts('org_candidate_list_and_detail')
  const [ofMember, ofTag, ofNotes] = [countOf('assignedTo'), countOf('tagId'), countOf('hasNotes')]
  return (
    <>
      <fieldset className={styles.together}>
        <legend>{t('narrow.assigned')}</legend>
        <Checkbox
          name="mine"
          value="true"
          label={t('chip.mine')}
          count={countOf('mine')?.('true')}
          defaultChecked={now.mine}
        />
        <Checkbox
          name="unassigned"
          value="true"
          label={t('chip.unassigned')}
          count={countOf('unassigned')?.('true')}
          defaultChecked={now.unassigned}
        />
        {names.members.map(({ accountId, name }) => (
          <Checkbox
            key={accountId}
            name="assignedTo"
            value={accountId}
            label={name}
            count={ofMember?.(accountId)}
            defaultChecked={now.assignedTo?.includes(accountId)}
          />
        ))}
      </fieldset>
      <fieldset className={styles.together}>
        <legend>{t('label.tags')}</legend>
        <Checkbox
          name="untagged"
          value="true"
          label={t('chip.untagged')}
          count={countOf('untagged')?.('true')}
          defaultChecked={now.untagged}
        />
        {names.tags.map((tag) => (
          <Checkbox
            key={tag.id}
            name="tagId"
            value={tag.id}
            label={<TagMark {...tag} />}
            count={ofTag?.(tag.id)}
            defaultChecked={now.tagId?.includes(tag.id)}
          />
        ))}
      </fieldset>
      <Select
        name="hasNotes"
        label={t('notes')}
        defaultValue={now.hasNotes === undefined ? '' : String(now.hasNotes)}
        placeholder={t('narrow.anyNotes')}
        options={['true', 'false'].map((has) => ({
          value: has,
          label: withCount(t('chip.hasNotes', { has }), ofNotes?.(has)),
        }))}
      />
      <TextInput name="noteContains" label={t('narrow.note')} maxLength={100} defaultValue={now.noteContains} />
    </>
  )
}

/** Adds the count to the label, because a select's option has no element for it. */
const withCount = (label: string, count: string | undefined) => (count === undefined ? label : `${label} (${count})`)
