import type { FormRow } from '#contract/forms/company-forms.ts'
import { formatDeadline } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { LatePane } from '../late-pane.tsx'

// Loaded late: the date picker weighs as much as the rest of the menu, and only one act needs it.
const loadPicker = () => import('#web/ui/fields/date-picker.tsx')

interface ExtendFieldsProps {
  readonly form: FormRow
  readonly closesAt: string | null
  readonly onChange: (closesAt: string | null) => void
  readonly error: string | undefined
}

/** The current deadline and the new one, both in Istanbul's time. */
export function ExtendFields({ form, closesAt, onChange, error }: ExtendFieldsProps) {
  const t = useTexts('org_forms')
  const language = useLanguage()
  return (
    <>
      <DescriptionList
        items={[
          {
            term: t('act.extend.now'),
            detail: form.closesAt === null ? t('act.extend.none') : formatDeadline(form.closesAt, language),
          },
          {
            term: t('act.extend.then'),
            detail: closesAt === null ? t('act.extend.choose') : formatDeadline(closesAt, language),
          },
        ]}
      />
      <LatePane load={loadPicker} waiting={<Bones />}>
        {({ DateTimePicker }) => (
          <DateTimePicker label={t('act.extend.then')} value={closesAt} onChange={onChange} error={error} />
        )}
      </LatePane>
    </>
  )
}

function Bones() {
  return (
    <Loading>
      <Skeleton width="short" />
      <Skeleton shape="title" />
    </Loading>
  )
}
