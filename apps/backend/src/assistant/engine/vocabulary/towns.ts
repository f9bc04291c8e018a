/**
 * Where well-known towns are, to tell which location is nearest to one. Degrees, rounded to about a kilometre or two; only
 * ever used to compare distances and to name them roughly.
 */

/** Name, latitude, longitude; larger places first where names repeat. */
export const townTable = `
Toronto 43.65 -79.38|Montreal 45.50 -73.57|Vancouver 49.28 -123.12|Calgary 51.05 -114.07|Edmonton 53.55 -113.49|Ottawa 45.42 -75.70
Winnipeg 49.90 -97.14|Quebec City 46.81 -71.21|Quebec 46.81 -71.21|Hamilton 43.26 -79.87|Kitchener 43.45 -80.49|Waterloo 43.47 -80.52|London Ontario 42.98 -81.25|Victoria 48.43 -123.37
Halifax 44.65 -63.58|Dartmouth 44.67 -63.57|Bedford 44.73 -63.66|Windsor 42.31 -83.04|Saskatoon 52.13 -106.67|Regina 50.45 -104.62|St Johns 47.56 -52.71|Kelowna 49.89 -119.50|Barrie 44.39 -79.69
Sherbrooke 45.40 -71.89|Guelph 43.54 -80.25|Kingston 44.23 -76.49|Kanata 45.31 -75.91|Abbotsford 49.05 -122.33|Sudbury 46.49 -80.99|Saguenay 48.43 -71.07
Trois Rivieres 46.34 -72.54|Peterborough 44.30 -78.32|Red Deer 52.27 -113.81|Kamloops 50.67 -120.33|Lethbridge 49.70 -112.83|Nanaimo 49.17 -123.94
Thunder Bay 48.38 -89.25|Moncton 46.09 -64.78|Fredericton 45.96 -66.64|Saint John 45.27 -66.06|Charlottetown 46.24 -63.13|Medicine Hat 50.04 -110.68
Grande Prairie 55.17 -118.80|Prince George 53.92 -122.75|Brandon 49.85 -99.95|Yellowknife 62.45 -114.37|Whitehorse 60.72 -135.06|Iqaluit 63.75 -68.52
Mississauga 43.59 -79.64|Brampton 43.73 -79.76|Markham 43.86 -79.34|Vaughan 43.84 -79.50|Richmond Hill 43.88 -79.44|Oakville 43.45 -79.68|Burlington 43.33 -79.80
Milton 43.52 -79.88|Oshawa 43.90 -78.86|Whitby 43.90 -78.94|Ajax 43.85 -79.04|Pickering 43.84 -79.09|Newmarket 44.06 -79.46|Aurora 44.00 -79.47|Scarborough 43.77 -79.26
Etobicoke 43.64 -79.57|North York 43.77 -79.41|East York 43.69 -79.33|Thornhill 43.82 -79.42|Woodbridge 43.78 -79.60|Cambridge 43.36 -80.31|Brantford 43.14 -80.26|St Catharines 43.16 -79.24
Niagara Falls 43.09 -79.08|Welland 42.99 -79.25|Stratford 43.37 -80.98|Sarnia 42.97 -82.40|Chatham 42.40 -82.19|Belleville 44.16 -77.38|Cornwall 45.02 -74.73|Brockville 44.59 -75.69
Orillia 44.61 -79.42|Collingwood 44.50 -80.22|Owen Sound 44.57 -80.94|Muskoka 45.04 -79.31|Huntsville 45.33 -79.22|North Bay 46.31 -79.46|Timmins 48.48 -81.33|Sault Ste Marie 46.52 -84.35
Georgetown 43.65 -79.92|Orangeville 43.92 -80.10|Bolton 43.88 -79.74|Caledon 43.87 -79.86|Cobourg 43.96 -78.17|Bowmanville 43.91 -78.69|Uxbridge 44.11 -79.12|Lindsay 44.35 -78.74|Orleans 45.47 -75.51|Nepean 45.33 -75.73|Barrhaven 45.28 -75.75
Laval 45.57 -73.72|Longueuil 45.53 -73.52|Gatineau 45.48 -75.70|Hull 45.43 -75.71|Levis 46.80 -71.18|Terrebonne 45.70 -73.65|Brossard 45.46 -73.46|Repentigny 45.74 -73.45|Saint Jerome 45.78 -74.00
Drummondville 45.88 -72.48|Granby 45.40 -72.73|Blainville 45.67 -73.88|Saint Hyacinthe 45.62 -72.95|Dollard des Ormeaux 45.49 -73.82|Pointe Claire 45.45 -73.82|Westmount 45.49 -73.60
Verdun 45.46 -73.57|Lachine 45.43 -73.68|LaSalle 45.43 -73.63|Outremont 45.52 -73.61|Dorval 45.45 -73.75|Kirkland 45.45 -73.87|Chateauguay 45.38 -73.75|Mirabel 45.65 -74.08|Boucherville 45.60 -73.44
Saint Lambert 45.50 -73.51|Vaudreuil 45.40 -74.03|Valleyfield 45.25 -74.13|Joliette 46.02 -73.44|Victoriaville 46.06 -71.96|Rimouski 48.45 -68.52|Shawinigan 46.57 -72.75|Mont Tremblant 46.12 -74.60|Tremblant 46.12 -74.60|Magog 45.27 -72.15|Rouyn Noranda 48.24 -79.02
Surrey 49.19 -122.85|Burnaby 49.25 -122.98|Richmond 49.17 -123.14|Coquitlam 49.28 -122.79|Langley 49.10 -122.66|Delta 49.08 -123.06|North Vancouver 49.32 -123.07|West Vancouver 49.33 -123.16
New Westminster 49.21 -122.91|Port Coquitlam 49.26 -122.78|Port Moody 49.28 -122.83|Maple Ridge 49.22 -122.60|White Rock 49.03 -122.80|Chilliwack 49.16 -121.95|Mission 49.13 -122.31|Squamish 49.70 -123.16
Whistler 50.12 -122.95|Vernon 50.27 -119.27|Penticton 49.50 -119.59|Courtenay 49.69 -124.99|Saanich 48.48 -123.38|Langford 48.45 -123.51
Airdrie 51.29 -114.01|Cochrane 51.19 -114.47|Okotoks 50.73 -113.98|Banff 51.18 -115.57|Canmore 51.09 -115.35|St Albert 53.63 -113.63|Sherwood Park 53.54 -113.30|Leduc 53.26 -113.55|Spruce Grove 53.54 -113.90|Fort McMurray 56.73 -111.38|Lloydminster 53.28 -110.00|Jasper 52.87 -118.08
Moose Jaw 50.39 -105.53|Prince Albert 53.20 -105.75|Steinbach 49.53 -96.68|Selkirk 50.14 -96.88|Kenora 49.77 -94.49|Truro 45.37 -63.28|Sydney 46.14 -60.19|Wolfville 45.09 -64.36|Lunenburg 44.38 -64.31|Bridgewater 44.38 -64.52|New Glasgow 45.59 -62.65|Antigonish 45.62 -61.99|Yarmouth 43.84 -66.12
Bathurst 47.62 -65.65|Miramichi 47.03 -65.50|Dieppe 46.10 -64.72|Riverview 46.06 -64.81|Edmundston 47.37 -68.33|Shediac 46.22 -64.54|Sackville 45.90 -64.37|Summerside 46.39 -63.79|Mount Pearl 47.52 -52.81|Corner Brook 48.95 -57.95|Gander 48.96 -54.61
New York 40.71 -74.01|Brooklyn 40.65 -73.95|Manhattan 40.78 -73.97|Los Angeles 34.05 -118.24|Chicago 41.88 -87.63|Houston 29.76 -95.37|Phoenix 33.45 -112.07|Philadelphia 39.95 -75.17|San Antonio 29.42 -98.49|San Diego 32.72 -117.16|Dallas 32.78 -96.80|Austin 30.27 -97.74
San Francisco 37.77 -122.42|San Jose 37.34 -121.89|Oakland 37.80 -122.27|Seattle 47.61 -122.33|Bellevue 47.61 -122.20|Tacoma 47.25 -122.44|Portland 45.52 -122.68|Denver 39.74 -104.99|Boulder 40.01 -105.27|Washington 38.91 -77.04|Boston 42.36 -71.06|Detroit 42.33 -83.05|Buffalo 42.89 -78.88|Rochester 43.16 -77.61|Syracuse 43.05 -76.15|Albany 42.65 -73.75
Minneapolis 44.98 -93.27|Miami 25.76 -80.19|Orlando 28.54 -81.38|Tampa 27.95 -82.46|Atlanta 33.75 -84.39|Nashville 36.16 -86.78|New Orleans 29.95 -90.07|Las Vegas 36.17 -115.14|Salt Lake City 40.76 -111.89|Pittsburgh 40.44 -80.00|Cleveland 41.50 -81.69|Columbus 39.96 -83.00|Baltimore 39.29 -76.61|Charlotte 35.23 -80.84|Milwaukee 43.04 -87.91
London 51.51 -0.13|Manchester 53.48 -2.24|Birmingham 52.49 -1.89|Edinburgh 55.95 -3.19|Glasgow 55.86 -4.25|Dublin 53.35 -6.26|Paris 48.86 2.35|Lyon 45.76 4.84|Brussels 50.85 4.35|Amsterdam 52.37 4.90|Berlin 52.52 13.41|Munich 48.14 11.58|Hamburg 53.55 9.99|Vienna 48.21 16.37|Zurich 47.38 8.54|Geneva 46.20 6.14|Rome 41.90 12.50|Milan 45.46 9.19|Madrid 40.42 -3.70|Barcelona 41.39 2.17|Lisbon 38.72 -9.14
Melbourne -37.81 144.96|Brisbane -27.47 153.03|Perth -31.95 115.86|Adelaide -34.93 138.60|Auckland -36.85 174.76|Wellington -41.29 174.78|Tokyo 35.68 139.69|Singapore 1.35 103.82|Hong Kong 22.32 114.17|Dubai 25.20 55.27|Mumbai 19.08 72.88|Delhi 28.61 77.21|Bangalore 12.97 77.59|Mexico City 19.43 -99.13
`;
