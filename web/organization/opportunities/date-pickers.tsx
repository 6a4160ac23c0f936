import type { PageForm } from '../../forms/use-page-form.ts'
import { useTexts } from '../../texts/texts.tsx'
import { DateTimePicker } from '../../ui/fields/date-picker.tsx'
import type { OpportunityValues } from './opportunity-values.ts'

/** Start and end; an empty start is only reported on submit. */
export function DatePickers({ form: { values, set, field } }: { form: PageForm<OpportunityValues> }) {
  const t = useTexts('org_dashboard')
  return (
    <>
      <DateTimePicker
        {...field('startsAt')}
        label={t('opportunities.form.starts')}
        help={t('opportunities.form.starts.help')}
        value={values.startsAt || null}
        onChange={(startsAt) => set({ startsAt: startsAt ?? '' })}
      />
      <DateTimePicker
        {...field('endsAt')}
        optional
        label={t('opportunities.form.ends')}
        help={t('opportunities.form.ends.help')}
        value={values.endsAt}
        onChange={(endsAt) => set({ endsAt })}
      />
    </>
  )
}
