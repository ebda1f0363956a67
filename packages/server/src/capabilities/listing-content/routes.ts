import * as contract from '@heima/domain/listing-content/endpoints.ts';
import { type Route, route } from '#platform/http/call.ts';
import { addImage } from './add-image.ts';
import { changeAddress, setAddress } from './change-address.ts';
import { changeImage, deleteImage, orderImages } from './change-images.ts';
import { changeLocation } from './change-location.ts';
import { changeRules } from './change-rules.ts';
import { rotateImage } from './rotate-image.ts';
import { translateDescription } from './translate-description.ts';
import { deleteDescription, writeDescription } from './write-description.ts';

export const routes: readonly Route[] = [
  route(contract.setAddress, setAddress),
  route(contract.changeAddress, changeAddress),
  route(contract.changeLocation, changeLocation),
  route(contract.addImage, addImage),
  route(contract.changeImage, changeImage),
  route(contract.deleteImage, deleteImage),
  route(contract.orderImages, orderImages),
  route(contract.rotateImage, rotateImage),
  route(contract.changeRules, changeRules),
  route(contract.writeDescription, writeDescription),
  route(contract.translateDescription, translateDescription),
  route(contract.deleteDescription, deleteDescription),
];
