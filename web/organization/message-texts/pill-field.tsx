import { Braces } from 'lucide-react'
import { useRef } from 'react'
import { type MessageField, memberFields } from '#contract/mailings/message-fields.ts'
import { useLateModule } from '#web/loading/use-late-module.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx'
import { Counter } from '#web/ui/fields/counter.tsx'
import { Field, type FieldProps } from '#web/ui/fields/field.tsx'
import { Menu } from '#web/ui/overlays/menu.tsx'
import { MenuButton } from '#web/ui/overlays/menu-button.tsx'
import styles from './pill-field.module.css'
import type { Pill } from './pill-text.ts'
import type { InsertPill } from './pill-writing.tsx'
import { usePillLooks } from './use-pill-looks.ts'
import { WrittenText } from './written-text.tsx'

type PillFieldProps = Omit<FieldProps, 'label'> & {
  readonly label: string
  readonly id: string
  readonly language: 'tr' | 'en'
  readonly value: string
  readonly onChange: (text: string) => void
  /** The merge fields that its recipients have */
  readonly fields: readonly MessageField[]
  readonly limit: number
  /** The number of rows; without it a single line, as for a subject */
  readonly rows?: number
  readonly placeholder?: string
}

const loadWriting = () => import('./pill-writing.tsx')

/** Fields without a value for some recipients. */
const mayLack: readonly MessageField[] = ['step', 'interviewTime', 'interviewPlace', 'acceptBy', 'feedback']

/** A text field that shows merge fields as pills. */
export function PillField({
  value,
  onChange,
  fields,
  limit,
  rows,
  language,
  placeholder,
  id,
  ...field
}: PillFieldProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const tCommon = useTexts('common')
  const looks = usePillLooks(fields === memberFields)
  const insert = useRef<InsertPill>(null)
  const { module, failed, retry } = useLateModule(loadWriting)
  const waiting = (
    <div className={styles.waiting} aria-busy={!failed}>
      <WrittenText>{value}</WrittenText>
    </div>
  )
  const entryOf = (pill: Pill) => ({
    id: `${pill.kind}-${'field' in pill ? pill.field : ''}`,
    label: looks.nameOf(pill),
    onAction: () => insert.current?.(pill),
  })
  const lacking = rows === undefined ? [] : fields.filter((one) => mayLack.includes(one))
  const groups: readonly Pill[][] = [
    fields.map((field) => ({ kind: mayLack.includes(field) ? 'fieldIfAny' : 'field', field })),
    lacking.map((field) => ({ kind: 'if', field })),
  ]
  return (
    <div className={styles.withMenu}>
      <Field
        {...field}
        id={id}
        name={undefined}
        label={<span id={`${id}-label`}>{field.label}</span>}
        counter={(rows !== undefined || value.length > limit) && <Counter length={value.length} limit={limit} />}
      >
        {(control) => (
          <>
            <div
              className={styles.box}
              data-rows={rows ?? 1}
              data-invalid={control['aria-invalid']}
              data-placeholder={value === '' ? placeholder : undefined}
            >
              {module ? (
                <module.PillWriting
                  key={language}
                  isOneLine={rows === undefined}
                  control={control}
                  language={language}
                  looks={looks}
                  value={value}
                  onChange={onChange}
                  insert={insert}
                  waiting={waiting}
                />
              ) : (
                waiting
              )}
            </div>
            {failed && <RetryNotice onRetry={retry}>{tCommon('richText.notLoaded')}</RetryNotice>}
          </>
        )}
      </Field>
      <div className={styles.insert}>
        <Menu
          label={t('message.insert.of', { field: field.label })}
          placement="bottom end"
          trigger={
            <MenuButton icon={<Braces />} label={t('message.insert.of', { field: field.label })}>
              {t('message.insert')}
            </MenuButton>
          }
          groups={groups.filter((group) => group.length > 0).map((group) => group.map(entryOf))}
        />
      </div>
    </div>
  )
}
