import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ConditionKind, EligibilityCondition } from '#contract/forms/eligibility.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Cluster, Stack } from '#web/ui/layout/layout.tsx'
import { useConditionWords } from '../../condition-words.ts'
import { conditionTexts } from '../../words.ts'
import { PartChecklist } from '../checklist/part-checklist.tsx'
import { isComplete } from '../state/tidied.ts'
import { usePart } from '../use-builder.ts'
import { ConditionFields } from './condition-fields.tsx'
import styles from './eligibility-part.module.css'

const beginnings: Record<ConditionKind, EligibilityCondition> = {
  level: { kind: 'level', levels: [] },
  class: { kind: 'class', classIds: [] },
  university: { kind: 'university', universityIds: [] },
  faculty: { kind: 'faculty', facultyIds: [] },
  department: { kind: 'department', departmentIds: [] },
  gpa: { kind: 'gpa', min: 0, systemId: 0 },
  age: { kind: 'age', min: null, max: null },
  nationality: { kind: 'nationality', countryIds: [] },
  city: { kind: 'city', cityIds: [] },
  gender: { kind: 'gender', genders: [] },
}
const kinds = Object.keys(beginnings) as ConditionKind[]

/** Conditions, at most one of each kind, with the wording that candidates will read. */
export function EligibilityPart() {
  const t = useTexts('org_forms')
  const [conditions, setConditions] = usePart('eligibility')
  const words = useConditionWords()
  const [added, setAdded] = useState<ConditionKind>()
  const rest = kinds.filter((kind) => !conditions.some((condition) => condition.kind === kind))
  return (
    <Stack gap={4}>
      {conditions.length === 0 && <Notice>{t('eligibility.everybody')}</Notice>}
      {conditions.map((condition, at) => (
        <Card as="section" key={condition.kind} aria-label={t(conditionTexts[condition.kind])}>
          <Stack gap={3}>
            <div className={styles.head}>
              <h3>{t(conditionTexts[condition.kind])}</h3>
              <IconButton
                label={t('ui.remove.of', { name: t(conditionTexts[condition.kind]) })}
                icon={<Trash2 />}
                onClick={() => setConditions(conditions.toSpliced(at, 1))}
              />
            </div>
            <ConditionFields
              id={`eligibility.${at}`}
              condition={condition}
              autoFocus={added === condition.kind}
              onChange={(next) => setConditions(conditions.with(at, next))}
            />
            <p className={styles.words}>
              {isComplete(condition) ? `“${words(condition)}”` : t('eligibility.incomplete')}
            </p>
          </Stack>
        </Card>
      ))}
      {rest.length > 0 && (
        <div>
          <h3 className={styles.more}>{t('eligibility.add')}</h3>
          <Cluster gap={2}>
            {rest.map((kind) => (
              <Button
                key={kind}
                size="small"
                icon={<Plus />}
                onClick={() => {
                  setConditions([...conditions, beginnings[kind]])
                  setAdded(kind)
                }}
              >
                {t(conditionTexts[kind])}
              </Button>
            ))}
          </Cluster>
        </div>
      )}
      <PartChecklist of={({ part }) => part === 'eligibility'} />
    </Stack>
  )
}
