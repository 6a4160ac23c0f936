import { useTexts } from '#web/texts/texts.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { TagMark } from '../../tag-mark.tsx'
import type { ListSearch } from '../list-search.ts'
import type { Names } from '../use-names.ts'
import styles from './filters-drawer.module.css'

/** What members of the organization have added: whom an application is assigned to, its tags and notes. */
export function TeamFilters({ now, names }: { now: ListSearch; names: Names }) {
  const t = useTexts('org_candidate_list_and_detail')
  return (
    <>
      <fieldset className={styles.together}>
        <legend>{t('narrow.assigned')}</legend>
        <Checkbox name="mine" value="true" label={t('chip.mine')} defaultChecked={now.mine} />
        <Checkbox name="unassigned" value="true" label={t('chip.unassigned')} defaultChecked={now.unassigned} />
        {names.members.map(({ accountId, name }) => (
          <Checkbox
            key={accountId}
            name="assignedTo"
            value={accountId}
            label={name}
            defaultChecked={now.assignedTo?.includes(accountId)}
          />
        ))}
      </fieldset>
      <fieldset className={styles.together}>
        <legend>{t('label.tags')}</legend>
        <Checkbox name="untagged" value="true" label={t('chip.untagged')} defaultChecked={now.untagged} />
        {names.tags.map((tag) => (
          <Checkbox
            key={tag.id}
            name="tagId"
            value={tag.id}
            label={<TagMark {...tag} />}
            defaultChecked={now.tagId?.includes(tag.id)}
          />
        ))}
      </fieldset>
      <Select
        name="hasNotes"
        label={t('notes')}
        defaultValue={now.hasNotes === undefined ? '' : String(now.hasNotes)}
        placeholder={t('narrow.anyNotes')}
        options={['true', 'false'].map((has) => ({ value: has, label: t('chip.hasNotes', { has }) }))}
      />
      <TextInput name="noteContains" label={t('narrow.note')} maxLength={100} defaultValue={now.noteContains} />
    </>
  )
}
