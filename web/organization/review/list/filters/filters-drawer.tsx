import { type FormEvent, useId } from 'react'
import { useNavigate } from 'react-router'
import { genders } from '#contract/forms/form-facts.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { CheckboxGroup } from '#web/ui/fields/checkbox-group.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { DayInput } from '../../day-input.tsx'
import { TagMark } from '../../tag-mark.tsx'
import { answerText, type ListSearch, listAddress, listSearchOf } from '../list-search.ts'
import type { Overview } from '../list-tools.tsx'
import { Range } from '../table/range.tsx'
import type { Names } from '../use-names.ts'
import { AnswerFields, readAnswer } from './answer-fields.tsx'
import { actions, documentStates, fits } from './filter-facts.ts'
import styles from './filters-drawer.module.css'

interface FiltersDrawerProps {
  readonly now: ListSearch
  readonly overview: Overview
  readonly names: Names
  readonly onClose: () => void
}

/** All filters of the list; what is chosen becomes the address. */
export function FiltersDrawer({ now, overview, names, onClose }: FiltersDrawerProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const navigate = useNavigate()
  const formId = useId()
  // A chosen step stays among the choices, though the form no longer has it.
  const old = (now.stepId ?? []).filter((chosen) => overview.steps.every(({ id }) => id !== chosen))
  const steps = [...overview.steps, ...old.map((id) => ({ id, name: t('chip.step') }))]

  function narrow(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const address = new URLSearchParams()
    for (const [key, value] of form) if (typeof value === 'string' && value !== '') address.append(key, value)
    const added = readAnswer(form, overview.questions)
    for (const answer of [...(now.answers ?? []), ...added]) address.append('answer', answerText(answer))
    // Parsed and written again, so that invalid input does not stay in the address.
    const { sort, direction, status, search, columns, density } = now
    const kept = {
      ...(status && { status }),
      ...(search && { search }),
      ...(columns && { columns }),
      ...(density && { density }),
    }
    const chosen = { ...listSearchOf(address), sort, direction, ...kept }
    onClose()
    void navigate(listAddress(chosen, {}))
  }

  return (
    <Drawer
      open
      title={t('ui.filters')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary">
            {t('ui.apply')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={narrow} className={styles.fields}>
        <Ticks
          name="universityId"
          label={t('label.university')}
          chosen={now.universityId}
          of={overview.choices.universities}
        />
        <Ticks name="classId" label={t('label.class')} chosen={now.classId} of={overview.choices.classes} />
        <Ticks name="cityId" label={t('label.city')} chosen={now.cityId} of={overview.choices.cities} />
        <Range label={t('column.gpa')} names={['minGpa', 'maxGpa']} from={now.minGpa} to={now.maxGpa} max={100} />
        <Range label={t('column.age')} names={['minAge', 'maxAge']} from={now.minAge} to={now.maxAge} max={120} />
        <CheckboxGroup
          name="gender"
          label={t('label.gender')}
          options={genders.map((gender) => ({
            value: gender,
            label: t('gender', { gender }),
            defaultChecked: now.gender?.includes(gender) ?? false,
          }))}
        />
        <CheckboxGroup
          name="fit"
          label={t('column.fit')}
          options={fits.map((fit) => ({
            value: fit,
            label: t('fit', { fit }),
            defaultChecked: now.fit?.includes(fit) ?? false,
          }))}
        />
        <CheckboxGroup
          name="action"
          label={t('narrow.action')}
          options={actions.map((action) => ({
            value: action,
            label: t('action', { action }),
            defaultChecked: now.action?.includes(action) ?? false,
          }))}
        />
        <CheckboxGroup
          name="documents"
          label={t('narrow.documents')}
          options={documentStates.map((documents) => ({
            value: documents,
            label: t('chip.documents', { documents }),
            defaultChecked: now.documents?.includes(documents) ?? false,
          }))}
        />
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
        <TextInput name="noteContains" label={t('narrow.note')} maxLength={100} defaultValue={now.noteContains} />
        {steps.length > 0 && (
          <CheckboxGroup
            name="stepId"
            label={t('column.step')}
            options={steps.map(({ id, name }) => ({
              value: id,
              label: name,
              defaultChecked: now.stepId?.includes(id) ?? false,
            }))}
          />
        )}
        <CheckboxGroup
          name="samePerson"
          label={t('samePerson')}
          options={[{ value: 'true', label: t('narrow.samePerson'), defaultChecked: now.samePerson ?? false }]}
        />
        <CheckboxGroup
          name="unreadReply"
          label={t('mailings.title')}
          options={[{ value: 'true', label: t('narrow.unreadReply'), defaultChecked: now.unreadReply ?? false }]}
        />
        <div className={styles.pair}>
          <DayInput name="submittedFrom" label={t('narrow.from')} defaultValue={now.submittedFrom} />
          <DayInput name="submittedTo" label={t('narrow.to')} defaultValue={now.submittedTo} />
        </div>
        <AnswerFields questions={overview.questions} />
      </form>
    </Drawer>
  )
}

interface TicksProps {
  readonly name: string
  readonly label: string
  readonly chosen: readonly number[] | undefined
  readonly of: readonly { id: number; name: string; count: number }[]
}

/** The most frequent first; a long list scrolls within itself. */
function Ticks({ name, label, chosen = [], of }: TicksProps) {
  if (of.length === 0) return null
  return (
    <div className={styles.ticks}>
      <CheckboxGroup
        name={name}
        label={label}
        options={of.map(({ id, name: text, count }) => ({
          value: String(id),
          label: text,
          count: String(count),
          defaultChecked: chosen.includes(id),
        }))}
      />
    </div>
  )
}
