import { FileDown } from 'lucide-react'
import type { Application } from '#contract/applying/applications.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'

export function Receipt({ application: { receipt, submittedAt } }: { application: Application }) {
  const t = useTexts('student_apps')
  const language = useLanguage()
  if (!receipt || submittedAt === null) return null
  return (
    <Card as="section" aria-labelledby="receipt">
      <h2 id="receipt">{t('receiptCard.title')}</h2>
      <Stack>
        <DescriptionList
          items={[
            { term: t('label.applicationNumber'), detail: receipt.number },
            { term: t('receiptCard.sent'), detail: formatDateTime(submittedAt, language) },
          ]}
        />
        <ButtonLink to={receipt.link.address} target="_blank" icon={<FileDown />}>
          {t('receiptCard.open')}
        </ButtonLink>
      </Stack>
    </Card>
  )
}
