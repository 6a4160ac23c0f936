import { useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import {
  answerCompanyDataRequest,
  askAboutCompanyDataRequest,
  noteOnCompanyDataRequest,
  readCompanyDataRequest,
} from '#contract/data-requests/answered-data-requests.ts'
import { dataRequestsPath } from '#contract/data-requests/data-request-facts.ts'
import { query } from '../../queries/answers.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { freshBrowserLoader } from '../../queries/fresh-browser-loader.ts'
import { idIn } from '../../queries/id-in.ts'
import { type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx'
import { Section } from '../section.tsx'
import { OfficeRequest } from './office-request.tsx'

const requestOf = (companyId: string, dataRequestId: string) =>
  query(readCompanyDataRequest, { companyId, dataRequestId })

const queries: PageQueries = ({ me, params }) => [requestOf(me.myId, idIn(params.dataRequestId))]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

/** One request to the organization. */
export default function ReceivedRequestPage() {
  const t = useTexts('org_settings')
  const { myId: companyId } = useMe()
  const { dataRequestId = '' } = useParams()
  const answers = useQueryClient()
  const { key } = requestOf(companyId, dataRequestId)
  const request = useAnswer(requestOf(companyId, dataRequestId))
  const ids = { companyId, dataRequestId }
  const title = `${request.name} · ${t('kvkk.kind', { kind: request.kind })}`
  return (
    <Section
      title={title}
      lead={t('requests.one.lead')}
      trail={
        <Breadcrumbs trail={[{ label: t('requests.title'), to: dataRequestsPath.organization }, { label: title }]} />
      }
    >
      <OfficeRequest
        request={request}
        keep={(now) => answers.setQueryData(key, now)}
        refresh={() => void answers.invalidateQueries({ queryKey: key })}
        answer={(answer) => askInBrowser(answerCompanyDataRequest, { ...ids, ...answer })}
        ask={(text) => askInBrowser(askAboutCompanyDataRequest, { ...ids, text })}
        note={(text) => askInBrowser(noteOnCompanyDataRequest, { ...ids, text })}
      />
    </Section>
  )
}
