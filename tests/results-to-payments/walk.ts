import type { Page } from 'playwright-core'
import { istanbulDay } from '#platform/text/dates.ts'
import { goTo } from '../open-page.ts'

export const patient = { timeout: 20_000 }

export const inDays = (days: number) => istanbulDay(new Date(Date.now() + days * 86_400_000))

/** Another page of the organization's. */
export const visit = (page: Page, path: string) =>
  goTo(page, `${new URL(page.url()).origin}/organizations-dashboard/${path}`)

/** To the next step, whether it is a link or has to be checked first. */
export const onwards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: 'Devam et', exact: true })
    .or(page.getByRole('button', { name: 'Devam et', exact: true }))
    .click(patient)
