import { Plus } from 'lucide-react'
import type { AnswerTest, Question, ShowIf } from '#contract/forms/form-content.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { FieldGroup } from '#web/ui/fields/field.tsx'
import { SegmentedControl } from '#web/ui/fields/segmented-control.tsx'
import { Switch } from '#web/ui/fields/switch.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { AnswerTestField, emptyTest } from './answer-test-field.tsx'

interface ShowIfFieldProps {
  readonly id: string
  /** The questions before this one, which its condition can be about. */
  readonly earlier: readonly Question[]
  readonly showIf: ShowIf | null
  readonly onChange: (showIf: ShowIf | null) => void
}

/** The condition for showing a question: one or more tests of answers, of which all or any must hold. */
export function ShowIfField({ id, earlier, showIf, onChange }: ShowIfFieldProps) {
  const t = useTexts('org_forms')
  const askable = earlier.filter(({ kind }) => kind !== 'page' && kind !== 'file')
  const tests = showIf?.tests ?? []
  // Tests have no ids, so their position is the key.
  const placed = tests.map((test, at) => ({ place: `${id}.tests.${at}`, test, at }))
  const set = (next: readonly AnswerTest[]) =>
    onChange(next.length > 0 ? { all: showIf?.all ?? true, tests: [...next] } : null)
  return (
    <FieldGroup id={id} name={undefined} label={t('showIf')}>
      {() => (
        <Stack gap={3}>
          <Switch
            label={t('showIf.on')}
            help={askable.length === 0 ? t('showIf.none') : t('showIf.help')}
            disabled={askable.length === 0 && !showIf}
            checked={showIf !== null}
            onChange={({ target }) => set(target.checked ? [emptyTest] : [])}
          />
          {placed.map(({ place, test, at }) => (
            <AnswerTestField
              key={place}
              id={place}
              questions={askable}
              test={test}
              onChange={(next) => set(tests.with(at, next))}
              onRemove={() => set(tests.toSpliced(at, 1))}
            />
          ))}
          {showIf && tests.length > 1 && (
            <SegmentedControl
              label={t('showIf.combine')}
              name={`${id}.all`}
              value={showIf.all ? 'all' : 'any'}
              onChange={({ target }) => onChange({ ...showIf, all: target.value === 'all' })}
              options={[
                { value: 'all', label: t('showIf.all') },
                { value: 'any', label: t('showIf.any') },
              ]}
            />
          )}
          {showIf && tests.length < 5 && (
            <div>
              <Button size="small" icon={<Plus />} onClick={() => set([...tests, emptyTest])}>
                {t('showIf.add')}
              </Button>
            </div>
          )}
        </Stack>
      )}
    </FieldGroup>
  )
}
