import { Check } from 'lucide-react'
import type { FormBasics, FormPromise } from '#contract/forms/form-content.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { useAmountText } from '#web/listing/use-amount-text.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import styles from './publish-dialog.module.css'

interface ConfirmProps {
  readonly promise: FormPromise
  readonly disabled: boolean
  readonly onConfirm: (promise: FormPromise) => void
}

/** Confirms a promise that came with a template and was not edited. */
export function Confirm({ promise, disabled, onConfirm }: ConfirmProps) {
  const t = useTexts('org_forms')
  return (
    <Button
      size="small"
      data-confirms={promise}
      icon={<Check />}
      disabled={disabled}
      aria-label={t('publish.confirm.of', { what: t(promiseTexts[promise]) })}
      onClick={() => onConfirm(promise)}
    >
      {t('publish.confirm')}
    </Button>
  )
}

const promiseTexts = {
  amount: 'amount.value',
  quota: 'basics.quota',
  summary: 'basics.summary',
  body: 'basics.body',
} as const satisfies Record<FormPromise, string>

/** Shows a short promise in full; links to a long one. */
export function PromiseWords({ promise, basics }: { promise: FormPromise; basics: FormBasics }) {
  const t = useTexts('org_forms')
  const amountWords = useAmountText()
  const language = useLanguage()
  const { amount, quota, summary } = basics
  if (promise === 'body') return <span className={styles.way}>{t('publish.body')}</span>
  const words =
    promise === 'amount'
      ? amount && amountWords(amount)
      : promise === 'quota'
        ? quota !== null && formatNumber(quota, language)
        : promise === 'summary' && summary
  return words ? <strong className={styles.promise}>{words}</strong> : null
}
