import { useTexts } from '#web/texts/texts.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import styles from './filters-drawer.module.css'

interface RangeProps {
  readonly label: string
  readonly names: readonly [from: string, to: string]
  readonly from: number | undefined
  readonly to: number | undefined
  readonly max: number
}

export function Range({ label, names, from, to, max }: RangeProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const shared = { type: 'number', min: 0, max, step: 'any', inputMode: 'decimal' } as const
  return (
    <div className={styles.pair}>
      <TextInput {...shared} name={names[0]} label={t('narrow.atLeast', { what: label })} defaultValue={from} />
      <TextInput {...shared} name={names[1]} label={t('narrow.atMost', { what: label })} defaultValue={to} />
    </div>
  )
}
