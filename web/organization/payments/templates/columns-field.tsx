import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import type { BankColumnValue, BankTemplateContent } from '#contract/payments/bank-template-content.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Cluster, Stack } from '#web/ui/layout/layout.tsx'
import styles from '../payments.module.css'

type Columns = BankTemplateContent['columns']

interface ColumnsFieldProps {
  readonly columns: Columns
  readonly onChange: (columns: Columns) => void
}

const most = 30
const values = [
  'line',
  'reference',
  'iban',
  'owner',
  'payee',
  'amount',
  'currency',
  'date',
  'description',
  'bankName',
  'text',
] as const satisfies readonly BankColumnValue[]

/** The file's columns in order, each with its heading and content. */
export function ColumnsField({ columns, onChange }: ColumnsFieldProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const set = (at: number, change: Partial<Columns[number]>) =>
    onChange(columns.map((column, index) => (index === at ? { ...column, ...change } : column)))
  const move = (at: number, by: 1 | -1) => {
    const next = [...columns]
    const [moved] = next.splice(at, 1)
    if (moved) next.splice(at + by, 0, moved)
    onChange(next)
  }
  const place = useRef<HTMLOListElement>(null)
  const remove = (at: number) => {
    onChange(columns.filter((_, index) => index !== at))
    // The pressed button was unmounted with its column: focuses the one before.
    const buttons = place.current?.children[Math.max(0, at - 1)]?.querySelectorAll('button')
    if (at === columns.length - 1) buttons?.[buttons.length - 1]?.focus()
  }
  return (
    <Stack gap={3}>
      <h2>{t('payments.columns')}</h2>
      <ol ref={place} className={styles.columns}>
        {columns.map(({ heading, value, text }, at) => (
          // Columns have no id, and two may be equal.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells them apart
          <li key={at}>
            <TextInput
              id={`heading-${at}`}
              label={t('payments.column.heading', { number: at + 1 })}
              maxLength={60}
              value={heading}
              onChange={({ target }) => set(at, { heading: target.value })}
            />
            <Stack gap={1}>
              <Select
                id={`value-${at}`}
                label={t('payments.column.value')}
                value={value}
                options={values.map((one) => ({ value: one, label: t('payments.column', { value: one }) }))}
                onChange={({ target }) => set(at, { value: values.find((one) => one === target.value) ?? 'text' })}
              />
              {value === 'text' && (
                <TextInput
                  id={`text-${at}`}
                  label={t('payments.column.text')}
                  maxLength={100}
                  value={text}
                  onChange={({ target }) => set(at, { text: target.value })}
                />
              )}
            </Stack>
            <Cluster gap={1}>
              <IconButton
                label={t('payments.column.up', { number: at + 1 })}
                icon={<ArrowUp />}
                disabled={at === 0}
                onClick={() => move(at, -1)}
              />
              <IconButton
                label={t('payments.column.down', { number: at + 1 })}
                icon={<ArrowDown />}
                disabled={at === columns.length - 1}
                onClick={() => move(at, 1)}
              />
              <IconButton
                label={t('payments.column.remove', { number: at + 1 })}
                icon={<Trash2 />}
                disabled={columns.length === 1}
                onClick={() => remove(at)}
              />
            </Cluster>
          </li>
        ))}
      </ol>
      {columns.length < most && (
        <div>
          <Button icon={<Plus />} onClick={() => onChange([...columns, { heading: '', value: 'text', text: '' }])}>
            {t('payments.column.add')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
