import { MissingProduct } from '../../../../../site/product/MissingProduct'

export default MissingProduct
