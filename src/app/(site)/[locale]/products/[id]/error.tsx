'use client'

import { MissingProduct } from '@/site/product/MissingProduct'

/** A product that cannot be loaded shows as one that is missing: specification §2. */
export default MissingProduct
