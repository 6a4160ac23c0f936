import type { ComponentType } from 'react'
import type { Call, Output } from '#contract/call.ts'
import type { readCompanyApplication } from '#contract/review/company-application.ts'
import type { Query } from '#web/queries/answers.ts'
import type { SignedIn } from '#web/session/store.ts'

export type Application = Output<typeof readCompanyApplication>

/** Whether the organization entered the application and has removed its personal data since. */
export const isRemoved = ({ entry }: Application) => entry?.state === 'removed'

export interface ApplicationIds {
  readonly companyId: string
  readonly formId: string
  readonly appId: string
}

/** A section of the application’s page; `views.ts` lists them all. */
export interface ApplicationView {
  /** Who sees the section; by default everyone who sees the application. */
  readonly isFor?: (me: SignedIn) => boolean
  /** The view's queries beside the application itself. */
  readonly queries: (ids: ApplicationIds) => readonly Query<Call>[]
  readonly View: ComponentType<ApplicationViewProps>
  /** A count shown beside the section's name. */
  readonly count?: (application: Application) => number
}

/** A part of the panel of acts beside the sections; `panel-parts.ts` lists them all. */
export interface PanelPart {
  /** The part's queries beside the application itself. */
  readonly queries: (ids: ApplicationIds) => readonly Query<Call>[]
  readonly Part: ComponentType<ApplicationViewProps>
}

export interface ApplicationViewProps {
  readonly ids: ApplicationIds
  readonly application: Application
}
