import type { ComponentType } from 'react'
import type { Call, Output } from '#contract/call.ts'
import type { readCompanyApplication } from '#contract/review/company-application.ts'
import type { Query } from '#web/queries/answers.ts'
import type { SignedIn } from '#web/session/store.ts'

export type Application = Output<typeof readCompanyApplication>

/** Whether the organization entered it and nothing of the person is left in it. */
export const isRemoved = ({ entry }: Application) => entry?.state === 'removed'

export interface ApplicationIds {
  readonly companyId: string
  readonly formId: string
  readonly appId: string
}

/** A section of the application’s page; `views.ts` lists them all. */
export interface ApplicationView {
  /** Who sees the section; everybody who sees the application, unless it says otherwise. */
  readonly isFor?: (me: SignedIn) => boolean
  /** What the view reads beside the application itself. */
  readonly queries: (ids: ApplicationIds) => readonly Query<Call>[]
  readonly View: ComponentType<ApplicationViewProps>
  /** A number that stands beside the name of the section. */
  readonly count?: (application: Application) => number
}

/** A part of the panel beside the sections, where one acts; `panel-parts.ts` lists them all. */
export interface PanelPart {
  /** What the part reads beside the application itself. */
  readonly queries: (ids: ApplicationIds) => readonly Query<Call>[]
  readonly Part: ComponentType<ApplicationViewProps>
}

export interface ApplicationViewProps {
  readonly ids: ApplicationIds
  readonly application: Application
}
