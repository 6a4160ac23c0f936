import type { FormRow } from '#contract/forms/company-forms.ts'
import { formatDateTime, formatDeadline } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { LazyPane } from '../lazy-pane.tsx'
import { keepsResultDate } from './new-deadline.ts'

// Lazy: the date picker is as large as the rest of the menu, and only one act needs it.
const loadPicker = () => import('#web/ui/fields/date-picker.tsx')

interface ExtendFieldsProps {
  readonly form: FormRow
  readonly closesAt: string | null
  readonly onChange: (closesAt: string | null) => void
  readonly error: string | undefined
  /** The date of results; null if there is none, undefined until it is loaded */
  readonly resultAt: string | null | undefined
}

/** The current deadline and the new one, both in Istanbul's time. */
export function ExtendFields({ form, closesAt, onChange, error, resultAt }: ExtendFieldsProps) {
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
      <ResultDate resultAt={resultAt} closesAt={closesAt} />
      <LazyPane load={loadPicker} waiting={<Bones />}>
        {({ DateTimePicker }) => (
          <DateTimePicker label={t('act.extend.then')} value={closesAt} onChange={onChange} error={error} />
        )}
      </LazyPane>
    </>
  )
}

/** Says in advance what the new deadline does to the date of results. */
function ResultDate({ resultAt, closesAt }: Pick<ExtendFieldsProps, 'resultAt' | 'closesAt'>) {
  const t = useTexts('org_forms')
  const language = useLanguage()
  if (!resultAt || closesAt === null) return null
  const moment = formatDateTime(resultAt, language)
  if (keepsResultDate(resultAt, closesAt)) return <p>{t('act.extend.result.keeps', { moment })}</p>
  return (
    <Notice tone="warning" live>
      {t('act.extend.result.goes', { moment })}
    </Notice>
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
