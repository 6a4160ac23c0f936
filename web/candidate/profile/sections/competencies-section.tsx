import {
  addCompetency,
  type Competency,
  changeCompetency,
  removeCompetency,
} from '#contract/candidates/candidate-background.ts'
import {
  type CompetencyLevel,
  type CompetencyType,
  competencyTypes,
  languageLevels,
  skillLevels,
} from '#contract/candidates/candidate-facts.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { useMe } from '../../../session/store.ts'
import { joined } from '../joined.ts'
import { KeptList } from '../kept-list.tsx'
import { competencies, keepIn } from '../own-profile.ts'
import { PartForm } from '../part-form.tsx'
import type { SectionProps } from '../section-props.ts'
import { type EntryFormProps, useEntryForm } from '../use-entry-form.ts'

const schema = async () => (await import('../schemas.ts')).Competency

export function CompetenciesSection({ onSaved }: SectionProps) {
  const t = useTexts('student_dashboard')
  const { myId: candidateId } = useMe()
  const list = competencies(candidateId)
  return (
    <KeptList
      list="competencies"
      items={useAnswer(list).items}
      words={{
        add: t('competencies.add'),
        edit: t('ui.edit'),
        emptyTitle: t('competencies.empty.title'),
        empty: t('competencies.empty'),
      }}
      row={({ content, type, level }) => ({
        title: content,
        lines: [joined(t('competencies.type', { type }), level && t('competencies.level', { level }))],
      })}
      form={(props) => <CompetencyForm {...props} />}
      remove={({ id }) => keepIn('competencies', askInBrowser(removeCompetency, { candidateId, id }))}
      onSaved={onSaved}
    />
  )
}

function CompetencyForm(entry: EntryFormProps<Competency>) {
  const t = useTexts('student_dashboard')
  const form = useEntryForm({
    entry,
    list: 'competencies',
    saved: entry.item ? competencyOf(entry.item) : nothing,
    load: schema,
    add: (input) => askInBrowser(addCompetency, input),
    change: (input) => askInBrowser(changeCompetency, input),
  })
  const { values, set, field } = form
  const levels = levelsOf(values.type)
  return (
    <PartForm form={form} onCancel={entry.onCancel}>
      <RadioGroup
        {...field('type')}
        label={t('competencies.typeLabel')}
        options={competencyTypes.map((type) => ({ value: type, label: t('competencies.type', { type }) }))}
        value={values.type}
        onChange={({ currentTarget: { value } }) =>
          set({ type: competencyTypes.find((type) => type === value) ?? values.type, level: null })
        }
      />
      <TextInput
        {...field('content')}
        label={t('competencies.content', { type: values.type })}
        placeholder={t('competencies.example', { type: values.type })}
        value={values.content}
        onChange={(event) => set({ content: event.currentTarget.value })}
      />
      {levels.length > 0 && (
        <Select
          {...field('level')}
          optional
          label={t('competencies.levelLabel')}
          placeholder={t('unsaid')}
          options={levels.map((level) => ({ value: level, label: t('competencies.level', { level }) }))}
          value={values.level ?? ''}
          onChange={({ currentTarget: { value } }) => set({ level: levels.find((level) => level === value) ?? null })}
        />
      )}
    </PartForm>
  )
}

const nothing: Omit<Competency, 'id'> = { type: 'language', content: '', level: null }

const competencyOf = ({ id: _, ...rest }: Competency) => rest

/** The levels of a competency; hobbies have none. */
function levelsOf(type: CompetencyType): readonly CompetencyLevel[] {
  if (type === 'hobby') return []
  return type === 'language' ? languageLevels : skillLevels
}
