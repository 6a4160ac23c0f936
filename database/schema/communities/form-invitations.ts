import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts.ts'
import { candidates } from '../candidates.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { communities } from '../communities.ts'
import { forms } from '../forms.ts'

/** Which member of a community was invited to apply to which form; once per form, whichever community it came from. */
export const formInvitations = pgTable(
  'form_invitations',
  {
    formId: belongsTo(() => forms.id),
    candidateId: belongsTo(() => candidates.id),
    communityId: belongsTo(() => communities.id),
    invitedAt: moment().notNull().defaultNow(),
    invitedBy: belongsTo(() => accounts.id),
  },
  (table) => [
    primaryKey({ columns: [table.formId, table.candidateId] }),
    index('form_invitations_community').on(table.communityId, table.formId),
    index('form_invitations_candidate').on(table.candidateId),
  ],
)
