import type { Locator, Page } from 'playwright-core'

export const hasFocus = (place: Locator) => place.evaluate((element) => element === document.activeElement)

/** What has the focus: its tag, and its words if it is a button of a dialog. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document
    const words = element?.closest('dialog') && element.tagName === 'BUTTON' ? element.textContent : ''
    return [element?.tagName ?? '', words].filter((word) => word !== '').join(' ')
  })
