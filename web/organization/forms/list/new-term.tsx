import { useState } from 'react'
import type { FormContent } from '#contract/forms/form-content.ts'
import { nextTerm } from '#contract/forms/next-term.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { DescriptionList } from '#web/ui/data/description-list.tsx'

/** The title and dates of the copy; the server has the same rule. */
export function NewTerm({ content }: { content: FormContent }) {
  const t = useTexts('org_forms')
  const language = useLanguage()
  const [now] = useState(Date.now)
  const { title, dates } = nextTerm(content, now)
  const moments = [
    { term: t('dates.opensAt'), moment: dates.opensAt },
    { term: t('dates.closesAt'), moment: dates.closesAt },
    { term: t('dates.resultAt'), moment: dates.resultAt },
  ]
  const known = moments.flatMap(({ term, moment }) =>
    moment === null ? [] : [{ term, detail: formatDateTime(moment, language) }],
  )
  return (
    <>
      <DescriptionList items={[{ term: t('label.title'), detail: title }, ...known]} />
      {known.length === 0 && <p>{t('act.term.none')}</p>}
    </>
  )
}
