import { ViewContent } from '#contract/review/views.ts'
import type { Transaction } from '#database/connection.ts'
import { views } from '#database/schema/review/views.ts'
import { newId } from '#platform/ids.ts'
import type { WrittenOrganization } from '../write-organizations.ts'
import type { WrittenTags } from './write-tags.ts'

/** The lists that members come back to; the last one is the Root's own. */
export async function writeViews(
  tx: Transaction,
  organizations: readonly WrittenOrganization[],
  { firstOf }: WrittenTags,
) {
  const written = organizations.flatMap(({ companyId, memberIds: [accountId] }) => {
    const kept = [
      { name: 'Bana atananlar', content: { filters: { mine: true } } },
      { name: 'Belgesi eksik olanlar', content: { filters: { documents: ['missing'] } } },
      { name: 'Gelen belgeler', content: { filters: { documents: ['requestUploaded'] } } },
      {
        name: 'Kısa liste, ortalamaya göre',
        content: {
          filters: { status: ['Shortlisted'] },
          columns: ['status', 'university', 'department', 'class', 'gpa', 'tags'],
          sort: 'gpa',
        },
      },
      {
        name: 'Öncelikliler',
        content: { filters: { tagId: [firstOf.get(companyId)] }, density: 'compact' },
        isShared: false,
      },
    ]
    return kept.map(({ name, content, isShared = true }, position) => ({
      id: newId(),
      companyId,
      accountId,
      name,
      isShared,
      position,
      content: ViewContent.parse(content),
    }))
  })
  await tx.insert(views).values(written)
}
