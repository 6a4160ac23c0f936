/** The page of packages: the remaining credits, and the offers. */
export const packagesAddress = '/organizations-dashboard/apps'

export const ordersAddress = `${packagesAddress}/orders`

/** One order in the list of orders. */
export const orderAddress = (orderId: string) => `${ordersAddress}#order-${orderId}`

/** The history of credits. */
export const creditHistoryAddress = `${packagesAddress}/history`
