import type { Output } from '#contract/call.ts'
import type { listAwards } from '#contract/results/awards.ts'
import { formatDeadline } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { applicationAddress } from '../../../review-addresses.ts'

type Award = Output<typeof listAwards>['items'][number]

const tones: Readonly<Record<Award['acceptance'], BadgeTone>> = {
  Pending: 'warning',
  Accepted: 'success',
  Declined: 'neutral',
  Lapsed: 'neutral',
}

/** The answers of candidates who were asked to accept; declined places first. */
export function Awards({ formId, awards }: { formId: string; awards: readonly Award[] }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const moment = (at: string | null) => (at === null ? '' : formatDeadline(at, language))
  return (
    <Stack gap={3}>
      <h2>{t('results.awards')}</h2>
      <Table
        caption={t('results.awards')}
        cards
        roomy
        rows={awards}
        rowKey={({ applicationId }) => applicationId}
        columns={[
          {
            key: 'name',
            header: t('results.awards.name'),
            cell: ({ applicationId, name }) => <Link to={applicationAddress(formId, applicationId)}>{name}</Link>,
          },
          {
            key: 'answer',
            header: t('results.awards.answer'),
            cell: ({ acceptance }) => (
              <Badge tone={tones[acceptance]}>{t('results.awards.state', { acceptance })}</Badge>
            ),
          },
          {
            key: 'at',
            header: t('results.awards.at'),
            cell: ({ answeredAt, acceptBy, acceptance }) =>
              acceptance === 'Pending'
                ? t('results.awards.until', { at: moment(acceptBy) })
                : moment(answeredAt ?? acceptBy),
          },
          { key: 'reason', header: t('results.awards.reason'), cell: ({ declineReason }) => declineReason ?? '' },
        ]}
      />
    </Stack>
  )
}
