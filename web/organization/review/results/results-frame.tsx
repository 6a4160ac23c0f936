import type { ReactNode } from 'react'
import { PageHead } from '#web/page/page-head.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx'
import cards from '../../card-list.module.css'
import list from '../../list-page.module.css'
import { allApplicationsAddress, applicationsAddress, resultsAddress } from '../../review-addresses.ts'

interface ResultsFrameProps {
  readonly formId: string
  /** The title of the form */
  readonly form: string
  /** The title of a subpage; without one it is the results page itself */
  readonly title?: string
  readonly lead: string
  readonly children: ReactNode
}

/** The head of a page about the results of a form. */
export function ResultsFrame({ formId, form, title, lead, children }: ResultsFrameProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const heading = title ?? t('results.title')
  const results = { label: t('results.title'), ...(title !== undefined && { to: resultsAddress(formId) }) }
  return (
    <Container className={list.page}>
      <PageHead title={`${heading} · ${form} · Köprü`} />
      <Breadcrumbs
        trail={[
          { label: t('forms'), to: allApplicationsAddress },
          { label: form || t('forms.untitled'), to: applicationsAddress(formId) },
          results,
          ...(title === undefined ? [] : [{ label: title }]),
        ]}
      />
      <h1 id="results-title" tabIndex={-1}>
        {heading}
      </h1>
      <p className={cards.lead}>{lead}</p>
      {children}
    </Container>
  )
}
