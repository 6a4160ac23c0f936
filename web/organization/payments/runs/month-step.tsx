import { Form } from 'react-router'
import { formatMonth } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button, ButtonLink } from '#web/ui/actions/button.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { newRunAddress, runsAddress } from '../../payment-addresses.ts'
import { monthAfter, monthNow } from '../months.ts'
import styles from '../payments.module.css'
import { type RunChosen, runChoiceOf } from './run-chosen.ts'

/** Chooses the month. A plain GET form, so that it works without script. */
export function MonthStep({ chosen }: { chosen: RunChosen }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const months = [...new Set([...Array.from({ length: 15 }, (_, at) => monthAfter(monthNow(), at - 12)), chosen.month])]
  const { month: _, ...kept } = runChoiceOf(chosen)
  return (
    <Form method="get" action={newRunAddress('look')}>
      <Stack>
        <p className={styles.lead}>{t('payments.run.month.lead')}</p>
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Select
          name="month"
          id="month"
          label={t('payments.month')}
          defaultValue={chosen.month}
          options={months.toSorted().map((value) => ({ value, label: formatMonth(`${value}-01`, language) }))}
        />
        <div className={styles.foot}>
          <ButtonLink to={runsAddress}>{t('ui.cancel')}</ButtonLink>
          <Button type="submit" variant="primary">
            {t('ui.continue')}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
