import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BatchColumn } from '@plyhaat/contract/catalog/batch-columns';

/** What people read over a column; the template says it in English. */
export const COLUMN_TITLES: Readonly<Record<BatchColumn, MessageDescriptor>> = {
  code: msg`Your code`,
  name: msg`Product name`,
  category: msg`Category`,
  subcategory: msg`Sub-category`,
  brand: msg`Brand`,
  price: msg`Price`,
  sellingprice: msg`Selling price`,
  pricetype: msg`Price is per`,
  unitName: msg`One is called`,
  shortDescription: msg`Short description`,
  longDescription: msg`Description`,
  thickness: msg`Thickness in mm`,
  application: msg`Used for`,
  grade: msg`Grade`,
  wood: msg`Wood`,
  glue: msg`Glue`,
  warranty: msg`Warranty`,
  size: msg`Size in feet`,
  finish: msg`Finish`,
  standard: msg`IS code`,
  licenceNumber: msg`CM/L licence`,
  minimumOrder: msg`Minimum order`,
  licenceValidTill: msg`Licence valid till`,
  inStock: msg`In stock`,
  mainImage: msg`Main picture`,
  image2: msg`Picture 2`,
  image3: msg`Picture 3`,
  image4: msg`Picture 4`,
};
