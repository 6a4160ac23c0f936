import type { FormDates } from '#contract/forms/form-content.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { DateTimePicker } from '#web/ui/fields/date-picker.tsx'
import { Cluster, Stack } from '#web/ui/layout/layout.tsx'
import { retentionAddress } from '../../../form-addresses.ts'
import { daysBetween, endOfDayIn } from '../../days.ts'
import { PartChecklist } from '../checklist/part-checklist.tsx'
import { useBuilder, usePart } from '../use-builder.ts'

export function DatesPart() {
  const t = useTexts('org_forms')
  const { form } = useBuilder()
  const [dates, setDates] = usePart('dates')
  const set = (change: Partial<FormDates>) => setDates({ ...dates, ...change })
  const now = Date.now()
  const closes = dates.closesAt
  const open = closes ? daysBetween(dates.opensAt ?? new Date(now).toISOString(), closes) : undefined
  return (
    <Stack gap={5}>
      <DateTimePicker
        id="dates.opensAt"
        label={t('dates.opensAt')}
        optional
        help={t('dates.opensAt.help')}
        value={dates.opensAt}
        onChange={(opensAt) => set({ opensAt })}
      />
      <Stack gap={2}>
        <DateTimePicker
          id="dates.closesAt"
          label={t('dates.closesAt')}
          help={open === undefined ? t('dates.closesAt.help') : t('dates.openFor', { days: open })}
          value={closes}
          onChange={(closesAt) => set({ closesAt })}
        />
        <Cluster gap={2}>
          {[14, 30, 60].map((days) => (
            <Button key={days} size="small" onClick={() => set({ closesAt: endOfDayIn(days, now) })}>
              {t('dates.inDays', { days })}
            </Button>
          ))}
        </Cluster>
      </Stack>
      <DateTimePicker
        id="dates.resultAt"
        label={t('dates.resultAt')}
        optional
        help={
          dates.resultAt && closes && dates.resultAt > closes
            ? t('dates.resultAfter', { days: daysBetween(closes, dates.resultAt) })
            : t('dates.resultAt.help')
        }
        value={dates.resultAt}
        onChange={(resultAt) => set({ resultAt })}
      />
      {form.publishedVersion !== null && (
        <p>
          {t('dates.kept')} <Link to={retentionAddress(form.id)}>{t('retention.title')}</Link>
        </p>
      )}
      <PartChecklist of={({ part }) => part === 'dates'} />
    </Stack>
  )
}
