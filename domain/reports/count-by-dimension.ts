import { anyOf, type Scope } from './asked-forms.ts'
import { countApplications } from './count-applications.ts'
import type { Dimension } from './dimensions.ts'
import type { Period } from './period.ts'

/** The applications of forms and days by status, and in the groups of a dimension. */
export const countByDimension = ({ companyId, formIds, from, to }: Scope & Period, groupBy: Dimension | undefined) =>
  countApplications({
    search: { companyId, formId: anyOf({ companyId, formIds }) },
    period: { from, to },
    groupBy,
  })
