import { useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import {
  answerOperatedDataRequest,
  askAboutOperatedDataRequest,
  noteOnOperatedDataRequest,
  readOperatedDataRequest,
} from '#contract/data-requests/answered-data-requests.ts'
import { query } from '#web/queries/answers.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { idIn } from '#web/queries/id-in.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { OfficeRequest } from '#web/settings/requests/office-request.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx'
import { dataRequestsAddress } from '../addresses.ts'
import { OperationsPage } from '../operations-page.tsx'

const requestOf = (dataRequestId: string) => query(readOperatedDataRequest, { dataRequestId })

const queries: PageQueries = ({ params }) => [requestOf(idIn(params.dataRequestId))]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

/** One request to Köprü itself. */
export default function OperatedRequestPage() {
  const t = useTexts('operations')
  const { dataRequestId = '' } = useParams()
  const answers = useQueryClient()
  const { key } = requestOf(dataRequestId)
  const request = useAnswer(requestOf(dataRequestId))
  const title = `${request.name} · ${t('kvkk.kind', { kind: request.kind })}`
  return (
    <OperationsPage
      title={title}
      lead={t('dataRequests.number', { number: `#${dataRequestId.slice(-8)}` })}
      trail={<Breadcrumbs trail={[{ label: t('dataRequests.title'), to: dataRequestsAddress }, { label: title }]} />}
    >
      <OfficeRequest
        request={request}
        keep={(now) => answers.setQueryData(key, now)}
        refresh={() => void answers.invalidateQueries({ queryKey: key })}
        answer={(answer) => askInBrowser(answerOperatedDataRequest, { dataRequestId, ...answer })}
        ask={(text) => askInBrowser(askAboutOperatedDataRequest, { dataRequestId, text })}
        note={(text) => askInBrowser(noteOnOperatedDataRequest, { dataRequestId, text })}
      />
    </OperationsPage>
  )
}
