import { addOpportunity } from '#contract/opportunities.ts'

// Loaded when something is sent (forms/use-page-form.ts).

export const Opportunity = addOpportunity.body
