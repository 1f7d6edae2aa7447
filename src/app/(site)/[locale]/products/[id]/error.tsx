'use client'

import { MissingProduct } from '@/site/product/MissingProduct'

/** A product that fails to load is shown like a missing one (specification §2). */
export default MissingProduct
