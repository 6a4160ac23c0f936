import { readCompanyApplication } from '#contract/review/company-application.ts'
import { query } from '#web/queries/answers.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { Card } from '#web/ui/layout/card.tsx'
import type { ApplicationIds, PanelPart } from '../../review/application/application-view.ts'
import { lastMessagesPart } from '../../review/application/messages/last-messages-part.tsx'
import { notesPart } from '../../review/application/notes/notes-part.tsx'
import { tagsPart } from '../../review/application/panel/tags.tsx'

const parts: readonly (readonly [string, PanelPart])[] = [
  ['tags', tagsPart],
  ['notes', notesPart],
  ['messages', lastMessagesPart],
]

/** Tags, notes and messages of the application, in the components of the review desk. */
export function ApplicationParts({ ids }: { ids: ApplicationIds }) {
  const application = useAnswer(query(readCompanyApplication, ids))
  return (
    <Card>
      {parts.map(([name, { Part }]) => (
        <Part key={name} ids={ids} application={application} />
      ))}
    </Card>
  )
}
