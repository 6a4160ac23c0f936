import type { CompanyApplicationRow } from '#contract/review/search-applications.ts'
import type { TableSelection } from '#web/ui/data/table-selection.tsx'

export type Selecting = Pick<TableSelection<CompanyApplicationRow>, 'isSelected' | 'onSelect'>
